// What sections may use of react-query. The shell owns the client and its defaults.
export { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
