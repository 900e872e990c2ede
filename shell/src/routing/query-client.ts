import { type ApiFetch, DATA_FRESH_MS } from '@sgc/contract/section';
import { QueryClient } from '@tanstack/react-query';

/**
 * The query cache of a visit or of one rendering: data is fresh for five minutes, a failed query is tried again
 * `retry` times, and a query without a function of its own gets the path that its key starts with.
 */
export const createQueryClient = (api: ApiFetch, retry: number): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: DATA_FRESH_MS,
        retry,
        queryFn: async ({ queryKey, signal }) => {
          const response = await api(String(queryKey[0]), { signal });
          if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`);
          return response.json();
        },
      },
    },
  });
