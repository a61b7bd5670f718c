#!/bin/sh
# Adds the files of a build to those that nginx sends: publish-files.sh BUILD FOLDER. The names of the files change with
# their content, so the files of all builds are in one folder. Pages of an older build still need its files while they
# are cached or open in a browser. So a release deletes a file only if it has been in no release for more than a day.
set -eu
build=$1
files=$2/_next/static
list=$2/published-files
if [ ! -f "$build/BUILD_ID" ]; then
  echo "There is no complete build in $build: run npm run build first." >&2
  exit 1
fi
if [ -L "$files" ]; then
  rm "$files"
fi
mkdir -p "$files"
mark_as_new() { (cd "$files" && xargs -r -d '\n' touch -c) < "$list"; }
# The previous release used its files until now. Keep these files for another day.
if [ -f "$list" ]; then
  mark_as_new
fi
(cd "$build/static" && tar -cf - .) | (cd "$files" && tar --skip-old-files -xf -)
(cd "$build/static" && find . -type f) > "$list"
mark_as_new
find "$files" -type f -mmin +1440 -delete
find "$files" -mindepth 1 -type d -empty -delete
