/** Where the web lives on its host (seed section 2). */
export const basePath = '/bcicss/'
