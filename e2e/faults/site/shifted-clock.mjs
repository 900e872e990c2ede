// Preloaded into a program, it puts the program's clock off by CLOCK_SHIFT_MS milliseconds.
const shift = Number(process.env.CLOCK_SHIFT_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + shift);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + shift;
  }
};
