declare module 'benched-section' {
  export const section: import('@sgc/contract/section').Section;
}
