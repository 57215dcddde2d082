const BREAKS = /([\s()]+)/;
const END = /[.,:;]$/;

const hrefOf = (word: string): string | null => {
  if (word.startsWith('https://') || word.startsWith('http://')) return word;
  return word.includes('@') ? `mailto:${word}` : null;
};

function Word({ word }: { word: string }) {
  const address = word.replace(END, '');
  const href = hrefOf(address);
  if (!href) return word;
  return (
    <>
      <a href={href}>{address}</a>
      {word.slice(address.length)}
    </>
  );
}

export function LinkedText({ text }: { text: string }) {
  return text.split(BREAKS).map((word, at) => <Word key={`${word}-${String(at)}`} word={word} />);
}
