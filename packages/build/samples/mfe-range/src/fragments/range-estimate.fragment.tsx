import { rangeMarkup } from '#range-markup';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'range-estimate': HTMLAttributes<HTMLElement> & { readonly miles: number };
    }
  }
}

export default function RangeEstimateFragment({ miles }: { readonly miles: number }) {
  return <range-estimate miles={miles} {...rangeMarkup(miles)} />;
}
