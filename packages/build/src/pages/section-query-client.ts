import type { ApiFetch } from '@sgc/contract/section';
import { QueryClient } from '@tanstack/react-query';

/** The query cache that the shell gives a page, which asks the API once for what has no function of its own. */
export const sectionQueryClient = (api: ApiFetch): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        queryFn: async ({ queryKey, signal }) => {
          const response = await api(String(queryKey[0]), { signal });
          if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
          return response.json();
        },
      },
    },
  });
