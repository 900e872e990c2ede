import { afterPaint } from '@sgc/ui';
import { startTransition, useEffect, useState } from 'react';

/** A value as it was before, until something is painted with the one that came. @param before the first value. */
export const useOncePainted = <Value>(value: Value, before: Value): Value => {
  const [painted, setPainted] = useState(before);
  useEffect(() => afterPaint(() => startTransition(() => setPainted(value))), [value]);
  return painted;
};
