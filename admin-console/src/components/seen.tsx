import { useState } from 'react';

type SeenProps = { readonly name: string; readonly value: string | number };

/** The value on screen when the dialog opened, even if a newer one arrives later. */
export function Seen({ name, value }: SeenProps) {
  const [seen] = useState(value);
  return <input type="hidden" name={name} value={seen} />;
}
