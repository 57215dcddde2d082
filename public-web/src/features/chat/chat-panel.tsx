import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { COMPANY } from '@portal/domain/kernel/company.js';
import styles from './chat-panel.module.css';
import { useDelayed } from '../../lib/use-delayed.js';
import { chooseReply } from './choose-reply.js';

const GREETING_MS = 500;
const REPLY_MS = 1500;

type ChatMessage = {
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

function useConversation(isOpen: boolean) {
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

type ChatPanelProps = { readonly isOpen: boolean; readonly onClose: () => void };

export function ChatPanel({ isOpen, onClose }: ChatPanelProps) {
  const { messages, isTyping, say } = useConversation(isOpen);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <div
      className={styles.panel}
      role="dialog"
      aria-labelledby="chat-title"
      hidden={!isOpen}
      data-begun={messages.some(({ sender }) => sender === 'user') || undefined}
      onKeyDown={closeByKey}
    >
      <div className={`on-slab ${styles.head ?? ''}`}>
        <h2 id="chat-title">Support chat</h2>
        <a href={COMPANY.whatsapp} target="_blank" rel="noopener noreferrer">
          WhatsApp<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </div>
      <Log messages={messages} isTyping={isTyping} />
      <Composer isOpen={isOpen} onSend={say} />
    </div>
  );
}

const timeOf = (date: Date): string =>
  date.toLocaleTimeString('en-IN', { hour: 'numeric', minute: '2-digit' });

type LogProps = { messages: readonly ChatMessage[]; isTyping: boolean };

function Log({ messages, isTyping }: LogProps) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages.length, isTyping]);
  return (
    <div ref={log} className={styles.log} role="log" aria-label="Messages" tabIndex={0}>
      {messages.map(({ id, text, sender, timestamp }) => (
        <div key={id} className={sender === 'user' ? styles.fromUser : styles.fromAgent}>
          <p className={styles.bubble}>
            <span className="visually-hidden">{sender === 'user' ? 'You: ' : 'Support: '}</span>
            {text}
          </p>
          <time dateTime={timestamp.toISOString()}>{timeOf(timestamp)}</time>
        </div>
      ))}
      {isTyping && (
        <p className={styles.typing}>
          <span className="visually-hidden">Support is typing…</span>
          <i />
          <i />
          <i />
        </p>
      )}
    </div>
  );
}

type ComposerProps = { isOpen: boolean; onSend: (text: string) => void };

function Composer({ isOpen, onSend }: ComposerProps) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onSend(text);
    setText('');
  };
  return (
    <form className={styles.composer} onSubmit={send}>
      <input
        ref={input}
        aria-label="Your message"
        placeholder="Type a message"
        autoComplete="off"
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit">Send</button>
    </form>
  );
}
