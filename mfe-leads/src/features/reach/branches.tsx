import { type BusinessProfile, telephoneHref } from '@sgc/contract/business';
import { ButtonLink, Card, Grid } from '@sgc/ui';
import { branchAddress } from './branch-address.ts';
import styles from './reach.module.css';

/** Every place a visitor can go to. */
export const Branches = ({ business }: { business: BusinessProfile }) => (
  <Grid as="ul" min="half">
    {business.branches
      .filter(({ kind }) => kind === 'branch')
      .map((branch) => {
        const phone = branch.phone ?? business.phone;
        return (
          <li key={branch.id}>
            <Card
              footer={
                <ButtonLink href={telephoneHref(phone)} variant="outline" size="sm">
                  Call {phone}
                </ButtonLink>
              }
            >
              <h3>{branch.name}</h3>
              <address className={styles.address}>
                {branchAddress(branch).map((line) => (
                  <div key={line}>{line}</div>
                ))}
              </address>
            </Card>
          </li>
        );
      })}
  </Grid>
);
