import { linkTo, Moment } from '../../components/values.js';
import { asPaise } from '../../components/format.js';
import { ShowScreen } from '../../components/show-screen.js';
import { AtProvider, type ChargebackRow, ChargebackState, inWords } from './chargeback-state.js';

const factsOf = (chargeback: ChargebackRow) =>
  [
    ['State', <ChargebackState key="state" state={chargeback.state} />],
    ['Answer by', <Moment key="by" at={chargeback.respondBy} />],
    ['Amount', asPaise(chargeback.amount)],
    ['Reason', inWords(chargeback.reason)],
    ['Phase', inWords(chargeback.phase)],
    ['Student', chargeback.studentName],
    ['Email', chargeback.email],
    ['Payment', linkTo('payments', chargeback.paymentId, chargeback.providerPaymentId)],
    ['At the provider', <AtProvider key="id" id={chargeback.id} />],
    ['Opened', <Moment key="opened" at={chargeback.openedAt} />],
  ] as const;

export default function ChargebackShow() {
  return <ShowScreen<ChargebackRow> resource="chargebacks" facts={factsOf} />;
}
