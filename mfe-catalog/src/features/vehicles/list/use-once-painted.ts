import { afterPaint } from '@sgc/ui';
import { startTransition, useEffect, useState } from 'react';

/** A value as it was before, until something is painted with the one that came. */
export const useOncePainted = <Value>(value: Value): Value => {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted;
};
