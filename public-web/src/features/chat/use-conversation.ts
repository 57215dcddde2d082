import { useEffect, useRef, useState } from 'react';
import { useDelayed } from '../../lib/use-delayed.js';
import { chooseReply } from './choose-reply.js';

const GREETING_MS = 500;
const REPLY_MS = 1500;

export type ChatMessage = {
  readonly id: number;
  readonly text: string;
  readonly sender: 'agent' | 'user';
  readonly timestamp: Date;
};

const texts = () => import('../../content/chat-replies.js');

function useMessages() {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const add = (sender: ChatMessage['sender'], text: string) =>
    setMessages((before) => [
      ...before,
      { id: before.length, text, sender, timestamp: new Date() },
    ]);
  return { messages, add };
}

export function useConversation(isOpen: boolean) {
  const { messages, add } = useMessages();
  const [awaited, setAwaited] = useState(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const pending = timers.current;
    return () => pending.forEach((timer) => clearTimeout(timer));
  }, []);

  const greet = async (): Promise<void> => {
    const { CHAT_GREETING } = await texts();
    add('agent', CHAT_GREETING);
  };

  const reply = async (message: string): Promise<void> => {
    const { CHAT_REPLIES, CHAT_FALLBACK } = await texts();
    add('agent', chooseReply(message, CHAT_REPLIES, CHAT_FALLBACK));
    setAwaited((count) => count - 1);
  };

  useDelayed(isOpen && messages.length === 0, GREETING_MS, () => void greet());

  const say = (typed: string): void => {
    const text = typed.trim();
    if (text === '') return;
    add('user', text);
    setAwaited((count) => count + 1);
    timers.current.add(setTimeout(() => void reply(text), REPLY_MS));
  };

  return { messages, isTyping: awaited > 0, say };
}
