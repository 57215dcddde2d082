import { useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'wouter';
import { firstTouch } from '../lib/first-touch.js';

const PORTAL =
  /^\/(signin|signup|2fa|reset-password|profile|internship-application|test-terms|payment|test|result|admin[^/]*)(\/|$)/;

async function loadChat(): Promise<ComponentType> {
  await firstTouch();
  const { ChatWidget } = await import('../features/chat/chat-widget.js');
  return ChatWidget;
}

/** The support chat, on public pages only, since it would disturb in a form or a test. */
export function PublicChat() {
  const [path] = useLocation();
  const [Chat, setChat] = useState<ComponentType | null>(null);
  const isPublic = !PORTAL.test(path);

  useEffect(() => {
    if (!isPublic) return;
    // If it can't be loaded, the page still has its contact details.
    loadChat().then(
      (loaded) => setChat(() => loaded),
      () => undefined,
    );
  }, [isPublic]);

  return isPublic && Chat ? <Chat /> : null;
}
