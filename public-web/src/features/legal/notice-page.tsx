import type { PageProps } from '../../app/routes.js';
import { lateView } from '../../components/late-view.js';

const Notice = lateView('notice', async () => {
  const { NoticeView } = await import('./notice-view.js');
  return NoticeView;
});

/** A notice on personal data, in one of its languages. */
export function Page({ params }: PageProps) {
  return <Notice view={{ id: params.id }} />;
}
