import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { COMPANY } from '@portal/domain/kernel/company.js';
import styles from './chat-panel.module.css';
import { useConversation, type ChatMessage } from './use-conversation.js';

export type ChatPanelProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The chat over the page; when closed, it keeps the conversation. */
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
