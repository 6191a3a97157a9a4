// Plain ES5: browsers that cannot load the modules of the application still read this file (seed section 2).
;(function () {
  var agent = navigator.userAgent
  var oldExplorer = document.documentMode && document.documentMode < 8
  var veryOldExplorer = /MSIE [5-7]\./.test(agent)
  var legacyEdge = /Edge\/\d/.test(agent)
  var noModules = !('noModule' in document.createElement('script'))
  if (!oldExplorer && !veryOldExplorer && !legacyEdge && !noModules) return
  var english = /en/i.test(navigator.language || navigator.userLanguage || '')
  var notice = document.createElement('p')
  notice.setAttribute('role', 'alert')
  notice.id = 'unsupported'
  notice.style.cssText =
    'margin:0;padding:12px 16px;background:#fdecea;color:#8c1d18;font:14px/22px "Microsoft YaHei",sans-serif;text-align:center'
  notice.appendChild(
    document.createTextNode(
      english
        ? 'This browser is not supported. Please use a current Edge, Chrome, Firefox or Safari.'
        : '当前浏览器不受支持。请使用新版 Edge、Chrome、Firefox 或 Safari。',
    ),
  )
  document.body.insertBefore(notice, document.body.firstChild)
})()
