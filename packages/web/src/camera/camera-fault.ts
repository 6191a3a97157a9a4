/** Why there is no picture of a camera. */
export type CameraFault = 'insecure' | 'unsupported' | 'refused' | 'missing' | 'busy' | 'unloaded'

export class CameraError extends Error {
  readonly fault: CameraFault
  constructor(fault: CameraFault) {
    super(fault)
    this.fault = fault
  }
}

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

/** What went wrong with a camera, by what the browser throws; what it does not name is most often another program. */
export function cameraFaultOf(error: unknown): CameraFault {
  if (error instanceof CameraError) return error.fault
  return (error instanceof DOMException ? faults[error.name] : undefined) ?? 'busy'
}
