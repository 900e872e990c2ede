/** A cart as the browser remembers it for its visitor. */
export interface StoredCart {
  readonly id: string;
  readonly name: string;
}

const isCart = (value: unknown): value is StoredCart =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string';

/** The valid carts of what the browser kept: any script or visitor can write there. */
export const storedCartsOf = (text: string | null, atMost: number): StoredCart[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const carts = Array.isArray(value) ? value.filter(isCart).map(({ id, name }) => ({ id, name })) : [];
    return carts.filter(({ id }, index) => carts.findIndex((cart) => cart.id === id) === index).slice(0, atMost);
  } catch {
    return [];
  }
};
