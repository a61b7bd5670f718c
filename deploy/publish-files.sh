#!/bin/sh
# Adds the files of a build to those that nginx sends: publish-files.sh BUILD FOLDER. The names of the files change with
# their content, so the files of all builds lie in one folder. Open and stored pages of an older build still need its
# files, so a file is deleted a day after the last release that has no use for it.
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
# The release that is replaced has needed its files until now.
if [ -f "$list" ]; then
  mark_as_new
fi
(cd "$build/static" && tar -cf - .) | (cd "$files" && tar --skip-old-files -xf -)
(cd "$build/static" && find . -type f) > "$list"
mark_as_new
find "$files" -type f -mmin +1440 -delete
find "$files" -mindepth 1 -type d -empty -delete
