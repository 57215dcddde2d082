const format = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

export function DayText({ date }: { date: string }) {
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
