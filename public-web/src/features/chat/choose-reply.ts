import type { ChatReply } from '../../content/chat-replies.js';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether the text contains the keyword as whole words; `text` is in lower case. */
const holds = (text: string, keyword: string): boolean =>
  // oxlint-disable-next-line ours/slow-patterns -- a keyword of ours is written out
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(keyword)}(?![\p{L}\p{N}])`, 'u').test(text);

export function chooseReply(
  message: string,
  replies: readonly Pick<ChatReply, 'keywords' | 'reply'>[],
  fallback: string,
): string {
  const text = message.toLowerCase().replace(/\s+/g, ' ');
  const fitting = replies.find(({ keywords }) => keywords.some((word) => holds(text, word)));
  return fitting?.reply ?? fallback;
}
