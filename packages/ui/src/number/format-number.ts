/**
 * A number as people read it: "1,300", "12.5". Not written by `Intl.NumberFormat`: to set up the first one takes a slow phone
 * 60 ms in one piece, while it takes over the page.
 * @param value below 1e21.
 * @param most decimals at most.
 * @param least decimals at least.
 */
export const formatNumber = (value: number, most = 0, least = 0): string => {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(most).split('.');
  const kept = decimals.replace(/0+$/, '').padEnd(least, '0');
  const isZero = !/[1-9]/.test(whole + decimals);
  return `${value < 0 && !isZero ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${kept && `.${kept}`}`;
};
