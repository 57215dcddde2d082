/** Stands where the figures of the business will be. */
export default function DashboardPage() {
  return <p className="empty">Figures on applications, payments and tests will be shown here.</p>;
}
