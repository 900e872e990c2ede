// Pictures in unit tests: any address.
module.exports = '/picture.svg';
