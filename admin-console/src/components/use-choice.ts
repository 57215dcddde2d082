import { useSearchParams } from 'react-router';

/** What one chose on a page, in its address: it is there after a reload, and for a colleague. */
export function useChoice(name: string, first: string) {
  const [params, setParams] = useSearchParams();
  const choose = (value: string) =>
    setParams(
      (last) => {
        const next = new URLSearchParams(last);
        if (value === first) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return [params.get(name) ?? first, choose] as const;
}
