import { createElement, Fragment, useState, version } from 'react-17';

/** Counts charges; a press adds one. It says which React it runs on. */
export const ChargeCount = ({ charges }: { readonly charges: number }) => {
  const [count, setCount] = useState(charges);
  return createElement(
    Fragment,
    null,
    createElement('p', null, `${count} charges, counted by React ${version.split('.')[0]}`),
    createElement('button', { type: 'button', onClick: () => setCount(count + 1) }, 'Add a charge'),
  );
};
