import { toast } from '@sgc/ui';

/** Copies an address, and says so. */
export const copyLink = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copied' });
  } catch {
    toast({ title: 'The link could not be copied', description: url, tone: 'danger' });
  }
};

/** The device's own sheet where there is one; a visitor who closes it has chosen not to share. */
export const share = async (title: string, url: string): Promise<void> => {
  if (typeof navigator.share !== 'function') return copyLink(url);
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if ((error as Error).name !== 'AbortError') await copyLink(url);
  }
};
