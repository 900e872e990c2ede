const minute = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
  timeZone: 'America/New_York',
});

/** A moment as the dealer's clock shows it. */
export const Time = ({ at }: { readonly at: string }) => <time dateTime={at}>{minute.format(new Date(at))}</time>;

/** A version, short enough to be told from others; the whole stands in its title. */
export const Version = ({ children }: { readonly children: string }) => (
  <code title={children}>{children.slice(0, 8)}</code>
);
