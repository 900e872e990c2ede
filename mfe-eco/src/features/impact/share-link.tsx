import { ButtonLink, toast } from '@sgc/ui';
import type { MouseEvent } from 'react';

/** Leads to this result. A plain click copies the link where the browser lets it; without a script it opens it. */
export const ShareLink = ({ address }: { readonly address: string }) => {
  const copy = async (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || navigator.clipboard === undefined) return;
    const { href } = event.currentTarget;
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(href);
      toast({ title: 'Link copied', description: 'It opens this result for anyone you send it to.' });
    } catch {
      toast({
        title: 'The link could not be copied',
        description: 'Copy the address of this page instead.',
        tone: 'danger',
      });
    }
  };
  return (
    <ButtonLink href={address} variant="outline" size="sm" onClick={copy}>
      Link to this result
    </ButtonLink>
  );
};
