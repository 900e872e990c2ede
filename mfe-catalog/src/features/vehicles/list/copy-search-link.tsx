import { ADDRESSES } from '@sgc/contract/addresses';
import { Button, WithProgram } from '@sgc/ui';

/** Copies the address of the list as shown: filters do not change the page's own address. */
export const CopySearchLink = ({ search }: { readonly search: string }) => (
  <WithProgram>
    <Button
      variant="quiet"
      size="sm"
      onClick={async () => {
        const { copyLink } = await import('../share.ts');
        await copyLink(new URL(`${ADDRESSES.inventory}${search}`, location.href).href);
      }}
    >
      Copy a link to this search
    </Button>
  </WithProgram>
);
