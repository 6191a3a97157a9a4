/** The camera that reads badges, at the desk and on the phone of a helper. */
export const scanZh = {
  open: '摄像头扫码',
  close: '关闭摄像头',
  picture: '摄像头画面',
  paused: '登记期间暂停读取',
  asking: '正在打开摄像头。浏览器询问时，请点“允许”。',
  reading: '请把胸卡上的码对准摄像头，一个接一个。',
  taking: '已读取，正在办理…',
  camera: '摄像头',
  again: '再试一次',
  insecure: '这个页面不是用 https 打开的，浏览器不提供摄像头。请用 https 地址打开，或用扫码枪、输入姓名。',
  unsupported: '这个浏览器不提供摄像头。请换一个浏览器打开，或输入姓名。',
  refused: '没有获准使用摄像头。请在浏览器的网站设置里（手机还有系统设置里）允许摄像头，再试一次。',
  missing: '没有找到摄像头。请接上摄像头再试一次，或输入姓名。',
  busy: '摄像头打不开，可能正被其他程序使用。请关闭那个程序，再试一次。',
  unloaded: '扫码功能没有加载成功。请检查网络，再试一次。',
}
