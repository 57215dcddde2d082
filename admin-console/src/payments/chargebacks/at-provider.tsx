const DASHBOARD = 'https://dashboard.razorpay.com/app/disputes/';

/** A chargeback's id, which leads to the provider's dashboard, where it is answered. */
export const AtProvider = ({ id }: { readonly id: string }) => (
  <a href={DASHBOARD + encodeURIComponent(id)} target="_blank" rel="noopener noreferrer">
    {id}
    <span className="visually-hidden"> (opens the provider’s dashboard)</span>
  </a>
);
