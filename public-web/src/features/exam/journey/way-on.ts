import type { Journey } from './journey-api.js';

export type Way = { readonly label: string; readonly to: string };

export const resultPath = (resultId: string): string => `/result/${encodeURIComponent(resultId)}`;

const toLastPass = ({ results }: Journey): string => {
  const pass = results.find(({ passed }) => passed);
  return pass ? resultPath(pass._id) : '/profile';
};

export function wayOn(journey: Journey): Way {
  switch (journey.next) {
    case 'verify':
      return { label: 'Verify Your Email', to: '/2fa' };
    case 'pay':
      return { label: 'Pay Now', to: '/payment' };
    case 'await-payment':
      return { label: 'See Your Payment', to: '/payment' };
    case 'start':
      return { label: 'Go to the test', to: '/test' };
    case 'resume':
      return { label: 'Resume Test', to: '/quiz' };
    case 'retake':
      return { label: 'Take Another Test', to: '/test' };
    case 'see-result':
      return { label: 'See Your Result', to: toLastPass(journey) };
    case 'finished':
      return { label: 'See Your Results', to: '/profile' };
  }
}
