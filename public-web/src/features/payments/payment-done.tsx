import { ButtonLink } from '../../components/button.js';
import { Notice } from '../../components/notice.js';

/** The fee is paid: the way on. */
export function PaymentDone({ children }: { children: string }) {
  return (
    <>
      <Notice kind="success">{children}</Notice>
      <ButtonLink to="/test" isWide>
        Go to the test
      </ButtonLink>
    </>
  );
}
