/** What no page may ask a browser for, since nothing of the product needs it; nor may what a page shows of others. */
const unneeded = [
  'accelerometer',
  'bluetooth',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const policyOf = (camera: string) => [...unneeded.map((feature) => `${feature}=()`), `camera=${camera}`].join(', ')

/** What a page may ask a browser for: nothing. */
export const permissionsPolicy = policyOf('()')

/** The same of a page with a desk, which reads badges with the camera. */
export const deskPermissionsPolicy = policyOf('(self)')
