import { ADDRESSES } from '@sgc/contract/addresses';
import { Button, WithProgram } from '@sgc/ui';

/** The address of what is shown: the page's own stays the same whatever it is narrowed down by. */
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
