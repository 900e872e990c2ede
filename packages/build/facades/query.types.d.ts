// The types of `query.ts`: sections see no others. `QueryClient` and its provider are for tests, which stand in for the shell.
export {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query/build/modern/index.js';
