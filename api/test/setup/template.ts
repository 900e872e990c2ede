/** The database that those of suites are copies of. */
export const TEMPLATE = 'api_test_template';
