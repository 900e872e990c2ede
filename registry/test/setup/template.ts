/** The database that those of tests are copies of. */
export const TEMPLATE = 'registry_test_template';
