import { createElement, useState } from 'react';

/** The least that is a page of React: a heading, a line, and a button that answers. */
export function Page() {
  const [count, setCount] = useState(0);
  return createElement(
    'main',
    null,
    createElement('h1', null, 'A bare page'),
    createElement('p', null, 'Written by the server, and taken over by React.'),
    createElement(
      'button',
      { type: 'button', onClick: () => setCount(count + 1) },
      `Pressed ${count} times`,
    ),
  );
}
