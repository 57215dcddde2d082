import { ButtonLink } from '../../components/button.js';
import { Notice } from '../../components/notice.js';

/** The fee is paid: the way on. */
export function PaymentDone({ children }: { children: string }) {
  return (
    <>
      <Notice kind="success">
        <p>{children}</p>
        <p>The test is open to you. Results are emailed within 7 working days.</p>
      </Notice>
      <ButtonLink to="/test" isWide>
        Go to the test
      </ButtonLink>
    </>
  );
}
