import { chargeMarkup } from '#charge-markup';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'charge-count': HTMLAttributes<HTMLElement> & { readonly charges: number };
    }
  }
}

export default function ChargeCountFragment({ charges }: { readonly charges: number }) {
  return <charge-count charges={charges} {...chargeMarkup(charges)} />;
}
