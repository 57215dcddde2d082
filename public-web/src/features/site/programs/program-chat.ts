import { chatLink } from '../../../content/chat-link.js';

export const programChat = (title: string): string =>
  chatLink(
    `Hello, I would like to apply for the ${title} internship program. Please tell me how to begin.`,
  );
