#!/bin/sh
# Releases the checked-out version in containers without downtime: release-containers.sh [ENV_FILE]. Builds the image,
# and adds its files to those that nginx sends. Then takes each instance in turn out of nginx and replaces it. If an
# instance does not become healthy, stops: the other instance then serves all visitors.
set -eu
variables=$(realpath "${1:-.env}")
cd "$(dirname "$0")/.."

compose() { docker compose --env-file "$variables" --file deploy/compose.yaml "$@"; }
# Takes an instance out of nginx or puts it back, then waits until nginx has replaced its workers. Requests that the old
# workers passed on have then reached their instance.
mark() {
  compose exec -T proxy sed -i "/server $1:/ s/\( down\)*;/$2;/" /run/instances.conf
  compose exec -T proxy nginx -s reload
  sleep "${PAUSE:-2}"
}

compose build site-1
compose run --rm --no-deps publish
for site in site-1 site-2; do
  mark "$site" ' down'
  if ! compose up --detach --no-deps --wait --wait-timeout "${PATIENCE:-180}" "$site"; then
    echo "$site is not healthy. It stays out of nginx." >&2
    exit 1
  fi
  mark "$site" ''
done
compose up --detach --no-deps worker
