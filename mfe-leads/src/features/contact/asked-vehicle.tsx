import { vehicleAddress } from '@sgc/contract/addresses';
import { VEHICLE_PARAMETER } from '@sgc/contract/leads';
import { useQuery } from '@tanstack/react-query';
import { askedVehicleQuery } from './api/asked-vehicle.query.ts';
import styles from './asked-vehicle.module.css';

interface AskedVehicleProps {
  readonly id: string;
  /** The same form without a cart. */
  readonly elsewhere: string;
}

/** Which cart the message is about, and the field that sends it along. */
export const AskedVehicle = ({ id, elsewhere }: AskedVehicleProps) => {
  const { data: vehicle } = useQuery(askedVehicleQuery(id, fetch));
  if (vehicle === null) return null;
  const image = vehicle?.images[0];
  return (
    <div className={styles.asked}>
      <input type="hidden" name={VEHICLE_PARAMETER} value={vehicle?.id ?? id} />
      {image ? <img src={image} alt="" width="96" height="72" className={styles.picture} /> : null}
      <div>
        <p className={styles.label}>Your message is about</p>
        <p className={styles.name}>
          <a href={vehicleAddress(vehicle?.id ?? id)}>{vehicle?.name ?? 'the cart you were looking at'}</a>
        </p>
        <p>
          <a href={elsewhere}>Ask about something else</a>
        </p>
      </div>
    </div>
  );
};
