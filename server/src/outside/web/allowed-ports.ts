/** Services that a proxy never is, above the ports that only an administrator can open: databases, caches, consoles. */
const neverProxies = [
  1433, 1434, 1521, 2049, 2375, 2376, 2379, 2380, 3306, 3389, 5060, 5061, 5432, 5433, 5672, 5900, 5984, 6379, 6443,
  6667, 6697, 9042, 9092, 9200, 9300, 10250, 11211, 27017, 27018, 33060,
]

/**
 * Whether a bot may open a page there: the two ports of the web and 8000 to 8999, where web servers live that do not run
 * on those. A short list of what is allowed is safer than a long one of what is not: mail, shells and databases are out.
 */
export function isWebPort(port: number): boolean {
  return port === 80 || port === 443 || (port >= 8000 && port <= 8999)
}

/** Whether a proxy may be there. Sellers of proxies use any high port, so these are all allowed but the known others. */
export function isProxyPort(port: number): boolean {
  return port === 80 || port === 443 || (port >= 1024 && port <= 65_535 && !neverProxies.includes(port))
}
