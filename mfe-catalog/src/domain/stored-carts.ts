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

/** What the browser kept, as far as it still makes sense: anybody can write there. */
export const storedCartsOf = (text: string | null, atMost: number): StoredCart[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const carts = Array.isArray(value) ? value.filter(isCart).map(({ id, name }) => ({ id, name })) : [];
    return carts.filter(({ id }, index) => carts.findIndex((cart) => cart.id === id) === index).slice(0, atMost);
  } catch {
    return [];
  }
};
