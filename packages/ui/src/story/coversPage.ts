/** Parameters of stories that cover the whole page and hold the focus: their page of documentation shows the playground only. */
export const coversPage = { coversPage: true }
