import { useQuery } from '@tanstack/react-query';
import styles from './inventory.module.css';

export default function InventoryPage() {
  const { data } = useQuery({ queryKey: ['x'], queryFn: () => 1 });
  return <h1 className={styles.title}>Inventory {data}</h1>;
}
