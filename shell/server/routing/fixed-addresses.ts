/** Where a link to a preview leads, its token after it; and where a browser leaves it. */
export const PREVIEWS = '/_preview';
export const LEAVE_PREVIEW = `${PREVIEWS}/leave`;
export const PREVIEW_STYLES = `${PREVIEWS}/banner.css`;
