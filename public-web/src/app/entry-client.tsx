import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/utilities.css';
import '../styles/patterns.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.js';
import { documentPath } from '../starter/document-path.js';
import { forgetLayer } from '../lib/layers.js';
import { setPrefetch } from '../lib/navigation.js';
import { findRoute, loadPage } from './routes.js';
import '../styles/motion.css';
import '../styles/large-letters.css';
import '../styles/contrast.css';
import '../styles/print.css';

async function begin(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  forgetLayer();
  setPrefetch((path) => void loadPage(findRoute(path)).catch(() => undefined));
  const app = <App first={await loadPage(findRoute(documentPath))} />;
  // As a transition, React works in slices, and the page can react between them.
  startTransition(() => {
    if (root.hasChildNodes()) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

// A style sheet that did not come is asked for again with its page only where its link is gone.
const dropLink = ({ target }: Event) => target instanceof HTMLLinkElement && target.remove();
addEventListener('error', dropLink, true);

// Not awaited: a chunk that imports from this one would wait for it, and it for the chunk.
void begin();
