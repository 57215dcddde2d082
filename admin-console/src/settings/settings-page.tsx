/** Stands where the figures that the business may change will be. */
export default function SettingsPage() {
  return <p className="empty">The fee, the time limit and the pass mark will be set here.</p>;
}
